/**
 * Time limit of tests that wait for a condition, in milliseconds. The tools' own limit of one second is an assertion
 * about time, which a busy machine fails.
 */
export const waitLimit = 10_000
