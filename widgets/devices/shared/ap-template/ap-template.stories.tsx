import { Ladder } from '.';

export default { title: 'devices / ap-template' };

const same = { group: 0, gateway: 0, ap: 0 };

export const Levels = () => (
  <>
    <p>
      <Ladder target="all" changed={same} />
    </p>
    <p>
      <Ladder target="all" changed={{ ...same, group: 2, ap: 1 }} />
    </p>
    <p>
      <Ladder target="gateway" changed={{ ...same, gateway: 1 }} />
    </p>
  </>
);
