import { askProvider, type Reach } from '../provider';
import { SendError } from '../senders';

/** The answer of a gateway; rejects when there was none in time. */
export const ask = (reach: Reach, url: string, init: RequestInit) =>
  askProvider(reach, url, init, (late) =>
    late ? new SendError('短信服务商超时未响应', { unsure: true }) : new SendError('无法连接到短信服务商'),
  );

/** A message that the gateway refused, by the code that it gives for it. */
export const refusedBy = (code: unknown, status: number): SendError =>
  new SendError(`短信服务商拒绝：${typeof code === 'string' && code ? code.slice(0, 80) : `HTTP ${status}`}`);
