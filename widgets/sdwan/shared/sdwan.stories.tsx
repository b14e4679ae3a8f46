import { useState } from 'react';
import { MemberTable } from './member-table';
import { AddMembers, Block, SdwanEditor, useDrawing, WidthEditor, type EditorModel } from '.';
import { problemsOf } from '../../../src/domain/sdwan';
import { Story } from '../../../src/element/story';
import { sampleNetwork } from './sdwan.fixture';

export default { title: 'sdwan / sdwan' };

const nothing = () => undefined;
const { topology, member_list, link_list } = sampleNetwork;
const factsOf: EditorModel['factsOf'] = (gwid) => {
  const { remark = gwid, model = '', location = '', status } = member_list.find((one) => one.gwid === gwid) ?? {};
  return { remark, model, location, online: status === 'online' };
};

export const Editor = () => {
  const steps = useDrawing({ topology, nodes: member_list });
  const [selected, onSelect] = useState<string | undefined>('g3');
  const problems = problemsOf(steps.drawing);
  const model = { drawing: steps.drawing, edit: steps.edit, factsOf, links: link_list, problems, selected, onSelect };
  return <SdwanEditor label="组网" model={model} steps={steps} about={() => <Block>近 24 小时</Block>} />;
};

const seen: EditorModel = {
  drawing: { topology, nodes: member_list },
  factsOf,
  limits: { members: 20, local: 60, foreign: 20 },
  problems: [{ kind: 'unlinked', gwid: 'g2' }],
  selected: undefined,
  onSelect: nothing,
};

export const AsTable = () => <MemberTable model={seen} />;

export const Widths = () => <WidthEditor model={{ ...seen, edit: nothing }} />;

const candidate = {
  gwid: 'g9',
  remark: '苏州园区店',
  model: 'NP-R520',
  status: 'online',
  location: '苏州市',
  taken: null,
};

export const Add = () => (
  <Story answers={{ '/api/v3/sdwan/candidates': { list: [candidate], total: 1 } }}>
    <AddMembers topology={2} there={new Set()} onPick={nothing} onClose={nothing} />
  </Story>
);

export const NobodyToAdd = () => (
  <Story answers={{ '/api/v3/sdwan/candidates': { list: [], total: 0 } }}>
    <AddMembers topology={2} there={new Set()} onPick={nothing} onClose={nothing} />
  </Story>
);

export const AddFails = () => (
  <Story answers={{ '/api/v3/sdwan/candidates': 500 }}>
    <AddMembers topology={2} there={new Set()} single onPick={nothing} onClose={nothing} />
  </Story>
);
