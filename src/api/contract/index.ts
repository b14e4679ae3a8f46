// One line per area: `export * as auth from './auth'`. Browser client, server, OpenAPI and tests fold over this module.
export * as auth from './auth';
export * as user from './user';
export * as profile from './profile';
export * as personalization from './personalization';
export * as security from './security';
export * as support from './support';
export * as wallet from './wallet';
export * as stats from './stats';
export * as device from './device';
export * as client from './client';
export * as alarm from './alarm';
export * as command from './command';
export * as ingest from './ingest';
export * as stream from './stream';
export * as pageView from './page-view';
export * as tableView from './table-view';
