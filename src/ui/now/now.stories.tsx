import { Lasted } from '.';

export default { title: 'ui / now' };

export const Since = () => <Lasted since={new Date(Date.now() - 93_000).toISOString()} units={2} />;
