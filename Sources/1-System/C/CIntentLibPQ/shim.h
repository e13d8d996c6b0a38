#include <libpq-fe.h>

// The code of the field is a character constant, which Swift does not import.
static inline const char *intent_pq_state(const PGresult *result) {
    return PQresultErrorField(result, PG_DIAG_SQLSTATE);
}
