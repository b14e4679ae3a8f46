import type { Rule } from './failure';

const shape = /^https?:\/\/(?:\[[\da-f:.]+\]|[^\s:/?#\\[\]]+)(?:[:/?#][^\s\\<>"`{}|^]*)?$/i;

/**
 * A web address: it must start with http or https (specification, section 5: "URL") and be one, with a host and without
 * blanks. Letters of any script are fine in the path: browsers encode them.
 */
export const url: Rule = (value) => {
  const good = shape.test(value) && URL.canParse(value) && !/%(?![\da-f]{2})/i.test(value);
  return good ? undefined : { rule: 'url' };
};

/** A file's address must not start with http, udp, rtsp or rtp (specification, section 5: "file check"). */
export const fileAddress: Rule = (value) =>
  /^(?:http|udp|rtsp|rtp)/i.test(value) ? { rule: 'fileAddress' } : undefined;
