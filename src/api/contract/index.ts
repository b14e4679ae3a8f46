// One line per area: `export * as auth from './auth'`. Browser client, server, OpenAPI and tests fold over this module.
export * as auth from './auth';
export * as user from './user';
export * as profile from './profile';
export * as personalization from './personalization';
export * as security from './security';
export * as support from './support';
export * as wallet from './wallet';
