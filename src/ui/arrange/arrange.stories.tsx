import { useState } from 'react';
import { Ground, Line } from '../story';
import { VisuallyHidden } from '../visually-hidden';
import { Grip, useArrange } from '.';

export default { title: 'ui / arrange' };

const names: Readonly<Record<string, string>> = {
  a: '办公网',
  b: '访客网 Guest',
  c: '重庆两江新区国际会展中心南侧三期',
};

/** Lines that are put in order by hand. */
export const ByHand = () => {
  const [ids, setIds] = useState(['a', 'b', 'c']);
  const arranging = useArrange({
    ids,
    nameOf: (id) => names[id]!,
    onMove: (id, place) => setIds(ids.filter((one) => one !== id).toSpliced(place, 0, id)),
  });
  return (
    <Ground>
      <Line title="顺序">
        <ol ref={arranging.list}>
          {ids.map((id) => (
            <li key={id} {...arranging.line(id)}>
              <Grip arranging={arranging} id={id} /> {names[id]}
            </li>
          ))}
        </ol>
      </Line>
      <VisuallyHidden role="status">{arranging.said}</VisuallyHidden>
    </Ground>
  );
};
