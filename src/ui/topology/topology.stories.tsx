import { useState } from 'react';
import { TopologyCanvas, type CanvasEdge, type CanvasNode } from '.';

export default { title: 'ui / topology' };

const node = (id: string, title: string, x: number, y: number, more: Partial<CanvasNode> = {}): CanvasNode => ({
  id,
  title,
  note: '境内 10 Mbps',
  centre: false,
  online: true,
  x,
  y,
  ...more,
});
const start = [
  node('a', '上海总部', 0, 0, { centre: true, note: '中心，境内 30' }),
  node('b', '重庆两江新区国际会展中心南侧商业街招商办公室', -220, -140),
  node('c', '新加坡办公室', 220, -140, { problem: '没有连接到上级' }),
  node('d', '北京三里屯店', 0, 150, { online: false, note: '离线' }),
];
const edges: readonly CanvasEdge[] = [
  { from: 'b', to: 'a', state: 'linked', backup: false, label: '12 ms' },
  { from: 'd', to: 'a', state: 'unlinked', backup: false, label: '' },
];
const nothing = () => undefined;

export const ReadOnly = () => (
  <TopologyCanvas label="组网" nodes={start} edges={edges} tree={false} selected="b" onSelect={nothing} fitKey="" />
);

export const Editable = () => {
  const [nodes, setNodes] = useState<readonly CanvasNode[]>(start);
  const [selected, select] = useState<string>();
  return (
    <TopologyCanvas
      label="组网"
      nodes={nodes}
      edges={edges}
      tree
      selected={selected}
      onSelect={select}
      fitKey=""
      onMove={(id, x, y) => setNodes(nodes.map((one) => (one.id === id ? { ...one, x, y } : one)))}
      onConnect={nothing}
      onRemove={(id) => setNodes(nodes.filter((one) => one.id !== id))}
    />
  );
};
