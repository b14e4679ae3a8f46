import {
  Card,
  Cells,
  Figure,
  PaneBox,
  PaneGroup,
  PaneHead,
  PaneNote,
  PaneSubHead,
  PaneTitle,
  Pairs,
  SectionHead,
  TableTitle,
} from '.';
import { Button } from '../button';
import { Network, Wifi } from '../icon';
import { Letter, LetterFoot, LetterHead, LetterText } from '../letter';
import { To } from '../link';
import { Actions, PageActions } from '../page';
import { Segmented } from '../segmented';
import { Stat } from '../stat';
import { Tag } from '../tag';

export default { title: 'ui / pane' };

const days = [
  { value: '7', label: '近 7 天' },
  { value: '30', label: '近 30 天' },
];
const facts = (
  <Pairs>
    <dt>型号</dt>
    <dd>NP-R980</dd>
    <dt>安装位置</dt>
    <dd>重庆两江新区国际会展中心南侧地下商业街三期招商办公室</dd>
  </Pairs>
);

export const Groups = () => (
  <>
    <PageActions>
      <Button>导出</Button>
      <Button variant="primary">绑定设备</Button>
    </PageActions>
    <SectionHead
      title="用户模型"
      note="每天 02:00 更新"
      end={<Segmented size="sm" value="30" onChange={() => undefined} options={days} label="时间" />}
    />
    <PaneGroup $columns="repeat(auto-fit, minmax(min(100%, 280px), 1fr))">
      <Card>
        <PaneSubHead title="用户群体" note="人" />
        {facts}
      </Card>
      <Card>
        <PaneHead title="今日流量" note="更新于 14:32:05" end={<Button size="sm">明细</Button>} level={3} />
        <Figure>
          1,234,567.8<small>TB</small>
        </Figure>
      </Card>
    </PaneGroup>
    <br />
    <Cells aria-label="网络">
      <Stat icon={<Network />} label="网络" figure="1,284" note="在线 1,198" />
      <Stat icon={<Wifi />} label="AP" figure="12,840" note="在线 11,980" />
      <Stat icon={<Network />} label="交换机" figure="—" />
    </Cells>
  </>
);

export const Alone = () => (
  <>
    <PaneBox>
      <PaneTitle>存储</PaneTitle> <PaneNote>近 30 天</PaneNote>
      {facts}
    </PaneBox>
    <br />
    <PaneBox>
      <TableTitle title="无线终端" note="1,642 台" />
    </PaneBox>
    <br />
    <Actions>
      <Button>放弃</Button>
      <Button variant="primary">保存</Button>
    </Actions>
  </>
);

export const Paper = () => (
  <Letter>
    <LetterHead>
      <h2>11 月 22 日凌晨平台升级，期间无法登录与下发配置，已连接的设备不受影响</h2>
      <div>
        <Tag tone="info">系统消息</Tag>
        <time dateTime="2026-11-20T06:00:00Z">11-20 14:00</time>
      </div>
    </LetterHead>
    <LetterText>02:00–04:00 期间平台停止服务。</LetterText>
    <LetterFoot>
      <To to={{ name: 'messages' }}>全部消息</To>
      <Button>下一条</Button>
    </LetterFoot>
  </Letter>
);
