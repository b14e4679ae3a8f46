export { endpoint, succeeded } from './endpoint';
export { tokenOf } from './token-of';
export type { DataOf, Endpoint, InputOf, ParsedOf, ReplyOf, Scope } from './endpoint';
export { ApiError, type FailureKind, type RefusalReason, type TokenRefusal } from './error';
export { createClient, toRequest, type CallOptions, type Client, type ClientOptions } from './client';
export { onPageClient, pageClient, setPageClient } from './page-client';
export {
  ClientContext,
  refreshReads,
  useClient,
  useLive,
  useLiveState,
  useRead,
  useServerTime,
  useWrite,
} from './hooks';
export type { LivePhase } from './live/link';
export type { LiveEvent } from './live/touches';
export type { Live } from './live/use-live';
export type { Read, ReadOptions, Write } from './hooks';
export { settled } from './follow-command';
export { isOver, useCommand } from './use-command';
