import { configure } from '@testing-library/react';

// How long a test waits for what it says will come, milliseconds. No test asserts a time: the limit is for what never comes, and
// leaves room for a machine that does other work.
configure({ asyncUtilTimeout: 30_000 });
