/**
 * Whether this is text that can be stored and shown as it is: no NUL or other control characters but tab and line ends,
 * no halves of characters, nothing that turns the direction of what stands beside it.
 */
export const isText = (text: string): boolean => !notText.test(text);

const notText = /[\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|(?![\t\n\r])\p{Cc}/u;
