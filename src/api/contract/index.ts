// One line per area: `export * as auth from './auth'`. Browser client, server, OpenAPI and tests fold over this module.
export {};
