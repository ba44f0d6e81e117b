// Postgres' codes for the refusals that callers tell apart:
// https://www.postgresql.org/docs/current/errcodes-appendix.html
export const uniqueViolation = "23505";
export const checkViolation = "23514";
