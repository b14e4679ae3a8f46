import { useState } from 'react';
import { Tabs } from '.';
import { Segmented } from '../segmented';

export default { title: 'ui / tabs' };

const items = [
  { key: 'overview', label: '概况' },
  { key: 'ports', label: '接口', count: 9 },
  { key: 'users', label: '在线用户', count: 1642 },
  { key: 'guard', label: '安全防护', disabled: true },
];

export const Row = () => {
  const [tab, setTab] = useState('overview');
  return (
    <Tabs value={tab} onChange={setTab} items={items} label="网络">
      {items.find(({ key }) => key === tab)?.label}
    </Tabs>
  );
};

export const Segments = () => {
  const [days, setDays] = useState('7');
  const options = [
    { value: '7', label: '近 7 天' },
    { value: '30', label: '近 30 天' },
    { value: 'all', label: '历史', disabled: true },
  ];
  return (
    <>
      <Segmented value={days} onChange={setDays} options={options} label="时间" />{' '}
      <Segmented size="sm" value={days} onChange={setDays} options={options} label="时间（小）" />
    </>
  );
};
