import { useRead, useWrite } from '../../../src/api';
import { grants } from '../../../src/api/contract/embed';
import { embedSignInAnswer, embedSignInAsked } from '../../../src/api/contract/embed-sign-in';

/** What a page asks for. */
export const useAsked = (id: string) => useRead(embedSignInAsked, { id });
/** Answers it. */
export const useAnswer = () => useWrite(embedSignInAnswer, [grants.path]);
