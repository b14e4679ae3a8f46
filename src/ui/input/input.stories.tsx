import { useState } from 'react';
import { styled } from 'styled-components';
import { Input, SearchInput, Shell, Suffix } from '.';
import { Checkbox, Radio } from '../checkbox';
import { Globe } from '../icon';
import { Select } from '../select';
import { Line } from '../story';
import { Switch } from '../switch';

export default { title: 'ui / input' };

/** Boxes are as wide as their place: here three in a row. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: 8px 16px;
  margin-bottom: 16px;
`;

const options = [
  { value: 'all', label: '全部分组' },
  { value: 'hotel', label: '酒店客户' },
  { value: 'gone', label: '已停用', disabled: true },
];

export const Boxes = () => {
  const [text, setText] = useState('192.168.8.1');
  const one = { value: text, onChange: setText };
  return (
    <>
      <Row>
        <Input {...one} aria-label="小" size="sm" />
        <Input {...one} aria-label="中" />
        <Input {...one} aria-label="大" size="lg" />
      </Row>
      <Row>
        <Input value="" onChange={setText} aria-label="空" placeholder="192.168.8.1" />
        <Input {...one} aria-label="有误" aria-invalid />
        <Input {...one} aria-label="停用" disabled />
      </Row>
      <Row>
        <Input {...one} aria-label="地址" icon={<Globe />} mono />
        <Input value="64" onChange={setText} aria-label="限速" suffix="KB/s" />
        <Shell>
          <input aria-label="时长" defaultValue="24" />
          <Suffix>小时</Suffix>
        </Shell>
      </Row>
      <Row>
        <SearchInput aria-label="搜索" placeholder="搜索备注、GWID、IP" value={text} onChange={setText} />
      </Row>
    </>
  );
};

export const Choices = () => {
  const [group, setGroup] = useState('hotel');
  const [on, setOn] = useState(true);
  return (
    <>
      <Row>
        <Select value={group} onChange={setGroup} options={options} aria-label="小" size="sm" />
        <Select value={group} onChange={setGroup} options={options} aria-label="中" />
        <Select value="" onChange={setGroup} options={options} aria-label="未选" placeholder="请选择" />
        <Select value={group} onChange={setGroup} options={options} aria-label="有误" aria-invalid />
        <Select value={group} onChange={setGroup} options={options} aria-label="停用" disabled />
      </Row>
      <Line title="复选">
        <Checkbox checked={on} onChange={setOn} label="已选" />
        <Checkbox checked={!on} onChange={(checked) => setOn(!checked)} label="未选" />
        <Checkbox checked={false} mixed onChange={setOn} label="部分" />
        <Checkbox checked onChange={setOn} label="停用" disabled />
      </Line>
      <Line title="单选">
        <Radio name="way" checked={on} onChange={() => setOn(true)} label="余额" />
        <Radio name="way" checked={!on} onChange={() => setOn(false)} label="微信支付" />
        <Radio name="other" checked={false} onChange={setOn} label="停用" disabled />
      </Line>
      <Line title="开关">
        <Switch checked={on} onChange={setOn} label="已开启" />
        <Switch checked={!on} onChange={(checked) => setOn(!checked)} label="未开启" />
        <Switch checked onChange={setOn} label="停用" disabled />
      </Line>
    </>
  );
};
