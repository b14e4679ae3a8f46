/**
 * How a connection without a request is kept: longer than a proxy keeps its own (nginx a minute), else what it sends last meets
 * one that is being closed, and whoever waits gets its 502. Milliseconds.
 */
export const keptOpen = { keepAliveTimeout: 75_000 };
