/**
 * Whether this is text that can be stored and shown as it is: no NUL or other control characters but tab and line ends,
 * no halves of characters, nothing that turns the direction of what stands beside it.
 */
export const isText = (text: string): boolean => text.search(notText) < 0;

/** The same with a mark (U+FFFD) in place of each that is none. */
export const asText = (text: string): string => text.replace(notText, '\ufffd');

const notText = /[\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|(?![\t\n\r])\p{Cc}/gu;
