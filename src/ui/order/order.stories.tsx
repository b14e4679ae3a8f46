import { useState } from 'react';
import { Ground, Line } from '../story';
import { VisuallyHidden } from '../visually-hidden';
import { Grip, useOrder } from '.';

export default { title: 'ui / order' };

const names: Readonly<Record<string, string>> = {
  a: '办公网',
  b: '访客网 Guest',
  c: '重庆两江新区国际会展中心南侧三期',
};

/** Lines that are put in order by hand. */
export const ByHand = () => {
  const [ids, setIds] = useState(['a', 'b', 'c']);
  const order = useOrder({
    ids,
    nameOf: (id) => names[id]!,
    onMove: (id, place) => setIds(ids.filter((one) => one !== id).toSpliced(place, 0, id)),
  });
  return (
    <Ground>
      <Line title="顺序">
        <ol ref={order.list}>
          {ids.map((id) => (
            <li key={id} {...order.line(id)}>
              <Grip order={order} id={id} /> {names[id]}
            </li>
          ))}
        </ol>
      </Line>
      <VisuallyHidden role="status">{order.said}</VisuallyHidden>
    </Ground>
  );
};
