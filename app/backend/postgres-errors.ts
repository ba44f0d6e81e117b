// Postgres' codes for the refusals that callers tell apart:
// https://www.postgresql.org/docs/current/errcodes-appendix.html
export const uniqueViolation = "23505";
export const checkViolation = "23514";
/** Row-level security, or a function that asks whose something is, says no. */
export const insufficientPrivilege = "42501";
/** PostgREST answers it with 429: a visitor's hourly budget is spent. */
export const tooManyRequests = "PT429";
