// A file system in memory that records each change of its files, in the order in which they happen.
//
// usage: recorder FOLDER RECORD
//
// It serves FOLDER until it receives SIGTERM, and writes one line with tab-separated fields to RECORD for each operation:
//
//   create FOLDER FILE NAME    mkdir FOLDER FILE NAME    link FOLDER FILE NAME
//   unlink FOLDER NAME         rmdir FOLDER NAME         rename FOLDER NAME FOLDER NAME
//   write FILE OFFSET COUNT, followed by the bytes       truncate FILE SIZE
//   sync FILE                                            mark NAME COUNT, followed by the bytes
//
// Files and folders are numbers; 1 is the root. What is written to a file whose name begins with ".mark" is recorded as a mark and
// not kept, so that the answers of programs are in the same order as the operations. Permissions are not recorded.

#define FUSE_USE_VERSION 35
#include <errno.h>
#include <fuse_lowlevel.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

struct node {
    mode_t mode;
    nlink_t links;
    char *bytes, *mark;
    size_t size, capacity;
    struct timespec modified;
};

struct name {
    fuse_ino_t folder, node;  // node 0 is an unused element
    char text[256];
};

static struct node *nodes;
static struct name *names;
static size_t node_count, name_count;
static FILE *record;

// The kernel is the only one that changes files, so it may remember everything.
static const double forever = 86400;

static void *resized(void *memory, size_t size) {
    memory = realloc(memory, size);
    if (!memory) abort();
    return memory;
}

static fuse_ino_t new_node(mode_t mode, nlink_t links) {
    if (node_count % 256 == 0) nodes = resized(nodes, (node_count + 256) * sizeof *nodes);
    struct node *node = &nodes[node_count];
    *node = (struct node){.mode = mode, .links = links};
    clock_gettime(CLOCK_REALTIME, &node->modified);
    return node_count++;
}

static struct name *find(fuse_ino_t folder, const char *text) {
    for (size_t i = 0; i < name_count; i++)
        if (names[i].node && names[i].folder == folder && !strcmp(names[i].text, text)) return &names[i];
    return NULL;
}

static void add_name(fuse_ino_t folder, const char *text, fuse_ino_t node) {
    size_t i = 0;
    while (i < name_count && names[i].node) i++;
    if (i == name_count && name_count++ % 256 == 0) names = resized(names, (name_count + 255) * sizeof *names);
    names[i] = (struct name){.folder = folder, .node = node};
    strcpy(names[i].text, text);
}

static void resize(struct node *node, size_t size) {
    if (size > node->capacity) {
        node->capacity = size * 2;
        node->bytes = resized(node->bytes, node->capacity);
    }
    if (size > node->size) memset(node->bytes + node->size, 0, size - node->size);
    node->size = size;
}

static struct stat status(fuse_ino_t ino) {
    const struct node *node = &nodes[ino];
    return (struct stat){
        .st_ino = ino, .st_mode = node->mode, .st_nlink = node->links, .st_uid = getuid(), .st_gid = getgid(),
        .st_size = node->size, .st_blocks = (node->size + 511) / 512, .st_blksize = 4096,
        .st_mtim = node->modified, .st_ctim = node->modified, .st_atim = node->modified,
    };
}

static struct fuse_entry_param entry(fuse_ino_t ino) {
    return (struct fuse_entry_param){
        .ino = ino, .attr = status(ino), .attr_timeout = forever, .entry_timeout = forever};
}

static void reply_entry(fuse_req_t request, fuse_ino_t ino) {
    struct fuse_entry_param param = entry(ino);
    fuse_reply_entry(request, &param);
}

static void initialize(void *data, struct fuse_conn_info *connection) {
    // Truncation at opening is then a request of its own.
    connection->want &= ~(FUSE_CAP_ATOMIC_O_TRUNC | FUSE_CAP_WRITEBACK_CACHE);
}

static void lookup(fuse_req_t request, fuse_ino_t folder, const char *text) {
    struct name *name = find(folder, text);
    if (name) reply_entry(request, name->node);
    else fuse_reply_err(request, ENOENT);
}

static void get_attributes(fuse_req_t request, fuse_ino_t ino, struct fuse_file_info *file) {
    struct stat attributes = status(ino);
    fuse_reply_attr(request, &attributes, forever);
}

static void set_attributes(
    fuse_req_t request, fuse_ino_t ino, struct stat *wanted, int fields, struct fuse_file_info *file) {
    struct node *node = &nodes[ino];
    if (fields & FUSE_SET_ATTR_MODE) node->mode = (node->mode & S_IFMT) | (wanted->st_mode & 07777);
    if (fields & FUSE_SET_ATTR_SIZE) {
        resize(node, wanted->st_size);
        fprintf(record, "truncate\t%lu\t%lu\n", ino, (unsigned long)wanted->st_size);
    }
    clock_gettime(CLOCK_REALTIME, &node->modified);
    get_attributes(request, ino, file);
}

// Creates a file or folder, and returns its number; 0 if it cannot have the name.
static fuse_ino_t make(fuse_req_t request, fuse_ino_t folder, const char *text, mode_t mode) {
    int error = strlen(text) > 255 ? ENAMETOOLONG : find(folder, text) ? EEXIST : 0;
    if (error) {
        fuse_reply_err(request, error);
        return 0;
    }
    fuse_ino_t ino = new_node(mode, S_ISDIR(mode) ? 2 : 1);
    add_name(folder, text, ino);
    if (!strncmp(text, ".mark", 5)) nodes[ino].mark = strdup(text);
    else fprintf(record, "%s\t%lu\t%lu\t%s\n", S_ISDIR(mode) ? "mkdir" : "create", folder, ino, text);
    return ino;
}

static void make_folder(fuse_req_t request, fuse_ino_t folder, const char *text, mode_t mode) {
    fuse_ino_t ino = make(request, folder, text, S_IFDIR | mode);
    if (ino) reply_entry(request, ino);
}

static void open_file(fuse_req_t request, fuse_ino_t ino, struct fuse_file_info *file) {
    // A mark must be recorded before the call that writes it returns; everything else may be mapped and cached.
    file->direct_io = nodes[ino].mark != NULL;
    file->keep_cache = 1;
    fuse_reply_open(request, file);
}

static void create(fuse_req_t request, fuse_ino_t folder, const char *text, mode_t mode, struct fuse_file_info *file) {
    fuse_ino_t ino = make(request, folder, text, S_IFREG | (mode & 07777));
    if (!ino) return;
    struct fuse_entry_param param = entry(ino);
    file->direct_io = nodes[ino].mark != NULL;
    file->keep_cache = 1;
    fuse_reply_create(request, &param, file);
}

static void make_link(fuse_req_t request, fuse_ino_t ino, fuse_ino_t folder, const char *text) {
    if (find(folder, text)) {
        fuse_reply_err(request, EEXIST);
        return;
    }
    add_name(folder, text, ino);
    nodes[ino].links++;
    fprintf(record, "link\t%lu\t%lu\t%s\n", folder, ino, text);
    reply_entry(request, ino);
}

static void remove_name(fuse_req_t request, fuse_ino_t folder, const char *text, const char *operation) {
    struct name *name = find(folder, text);
    if (!name) {
        fuse_reply_err(request, ENOENT);
        return;
    }
    for (size_t i = 0; i < name_count; i++)
        if (names[i].node && names[i].folder == name->node) {
            fuse_reply_err(request, ENOTEMPTY);
            return;
        }
    nodes[name->node].links--;
    name->node = 0;
    fprintf(record, "%s\t%lu\t%s\n", operation, folder, text);
    fuse_reply_err(request, 0);
}

static void remove_file(fuse_req_t request, fuse_ino_t folder, const char *text) {
    remove_name(request, folder, text, "unlink");
}

static void remove_folder(fuse_req_t request, fuse_ino_t folder, const char *text) {
    remove_name(request, folder, text, "rmdir");
}

static void rename_file(
    fuse_req_t request, fuse_ino_t folder, const char *text, fuse_ino_t target, const char *new_text,
    unsigned int flags) {
    struct name *source = find(folder, text), *replaced = find(target, new_text);
    int error = flags ? EINVAL : source ? 0 : ENOENT;
    if (!error && replaced != source) {
        if (replaced) {
            nodes[replaced->node].links--;
            replaced->node = 0;
        }
        source->folder = target;
        strcpy(source->text, new_text);
        fprintf(record, "rename\t%lu\t%s\t%lu\t%s\n", folder, text, target, new_text);
    }
    fuse_reply_err(request, error);
}

static void read_file(fuse_req_t request, fuse_ino_t ino, size_t count, off_t offset, struct fuse_file_info *file) {
    const struct node *node = &nodes[ino];
    size_t start = (size_t)offset < node->size ? (size_t)offset : node->size;
    if (count > node->size - start) count = node->size - start;
    fuse_reply_buf(request, count ? node->bytes + start : NULL, count);
}

static void write_file(
    fuse_req_t request, fuse_ino_t ino, const char *bytes, size_t count, off_t offset, struct fuse_file_info *file) {
    struct node *node = &nodes[ino];
    if (node->mark) {
        fprintf(record, "mark\t%s\t%zu\n", node->mark, count);
    } else {
        if (offset + count > node->size) resize(node, offset + count);
        memcpy(node->bytes + offset, bytes, count);
        clock_gettime(CLOCK_REALTIME, &node->modified);
        fprintf(record, "write\t%lu\t%lld\t%zu\n", ino, (long long)offset, count);
    }
    fwrite(bytes, 1, count, record);
    fuse_reply_write(request, count);
}

static void synchronize(fuse_req_t request, fuse_ino_t ino, int only_data, struct fuse_file_info *file) {
    fprintf(record, "sync\t%lu\n", ino);
    fuse_reply_err(request, 0);
}

static void read_folder(fuse_req_t request, fuse_ino_t ino, size_t size, off_t offset, struct fuse_file_info *file) {
    char buffer[size];
    size_t used = 0;
    for (size_t i = offset; i < name_count; i++) {
        if (!names[i].node || names[i].folder != ino) continue;
        struct stat attributes = {.st_ino = names[i].node, .st_mode = nodes[names[i].node].mode};
        size_t length =
            fuse_add_direntry(request, buffer + used, size - used, names[i].text, &attributes, i + 1);
        if (length > size - used) break;
        used += length;
    }
    fuse_reply_buf(request, buffer, used);
}

static const struct fuse_lowlevel_ops operations = {
    .init = initialize, .lookup = lookup, .getattr = get_attributes, .setattr = set_attributes,
    .mkdir = make_folder, .create = create, .link = make_link, .unlink = remove_file, .rmdir = remove_folder,
    .rename = rename_file, .open = open_file, .read = read_file, .write = write_file, .fsync = synchronize,
    .fsyncdir = synchronize, .readdir = read_folder,
};

int main(int count, char **arguments) {
    if (count != 3 || !(record = fopen(arguments[2], "w"))) {
        fprintf(stderr, "usage: recorder FOLDER RECORD\n");
        return 64;
    }
    new_node(0, 0);
    new_node(S_IFDIR | 0700, 2);
    char *options[] = {arguments[0], "-o", "fsname=recorder"};
    struct fuse_args args = FUSE_ARGS_INIT(3, options);
    struct fuse_session *session = fuse_session_new(&args, &operations, sizeof operations, NULL);
    if (!session || fuse_set_signal_handlers(session) || fuse_session_mount(session, arguments[1])) return 1;
    int result = fuse_session_loop(session);
    fuse_session_unmount(session);
    fuse_session_destroy(session);
    return fclose(record) || result < 0;
}
