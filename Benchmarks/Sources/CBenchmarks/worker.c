#include "CBenchmarks.h"
#include <pthread.h>
#include <stdlib.h>

struct baseline_worker {
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t has_work, is_done;
    void (*work)(void *context);
    void *context;
    int is_ended;
};

static void *work(void *argument) {
    baseline_worker *worker = argument;
    pthread_mutex_lock(&worker->lock);
    while (!worker->is_ended) {
        if (worker->work) {
            pthread_mutex_unlock(&worker->lock);
            worker->work(worker->context);
            pthread_mutex_lock(&worker->lock);
            worker->work = 0;
            pthread_cond_signal(&worker->is_done);
        } else {
            pthread_cond_wait(&worker->has_work, &worker->lock);
        }
    }
    pthread_mutex_unlock(&worker->lock);
    return 0;
}

baseline_worker *baseline_worker_start(void) {
    baseline_worker *worker = calloc(1, sizeof *worker);
    if (!worker) return 0;
    pthread_mutex_init(&worker->lock, 0);
    pthread_cond_init(&worker->has_work, 0);
    pthread_cond_init(&worker->is_done, 0);
    if (pthread_create(&worker->thread, 0, work, worker) == 0) return worker;
    free(worker);
    return 0;
}

void baseline_worker_run(baseline_worker *worker, void (*work)(void *context), void *context) {
    pthread_mutex_lock(&worker->lock);
    worker->context = context;
    worker->work = work;
    pthread_cond_signal(&worker->has_work);
    while (worker->work) pthread_cond_wait(&worker->is_done, &worker->lock);
    pthread_mutex_unlock(&worker->lock);
}

void baseline_worker_end(baseline_worker *worker) {
    pthread_mutex_lock(&worker->lock);
    worker->is_ended = 1;
    pthread_cond_signal(&worker->has_work);
    pthread_mutex_unlock(&worker->lock);
    pthread_join(worker->thread, 0);
    pthread_cond_destroy(&worker->has_work);
    pthread_cond_destroy(&worker->is_done);
    pthread_mutex_destroy(&worker->lock);
    free(worker);
}
