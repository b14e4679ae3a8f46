import { Empty } from '.';
import { ApiError } from '../../api';
import { Button } from '../button';
import { Failed, Unread } from '../failed';
import { Missing, MissingGateway } from '../missing';
import { Plus } from '../icon';
import { Note } from '../note';
import { Figure, PaneHead, Pairs, Pane, Panes } from '../pane';
import { Awaited, Below, Bone, PageSkeleton, Skeleton } from '../skeleton';

export default { title: 'ui / empty' };

const late = new ApiError('timeout', '服务器长时间没有响应，请重试', { status: 0 });
const refused = new ApiError('other', '请联系账号管理员开通告警查看权限。', { status: 403 });

export const States = () => (
  <Panes $columns="repeat(auto-fit, minmax(min(100%, 320px), 1fr))">
    <Pane>
      <Empty
        kind="nothing"
        title="还没有绑定网络"
        reason="在设备本地页面填写绑定码即可出现在这里"
        action={
          <Button size="sm" variant="primary" icon={<Plus />}>
            绑定设备
          </Button>
        }
      />
    </Pane>
    <Pane>
      <Empty
        kind="no-match"
        title="没有符合条件的网络"
        reason="试试减少筛选条件"
        action={<Button size="sm">清空筛选</Button>}
      />
    </Pane>
    <Pane>
      <Missing title="没有找到这台网关" gone="unbound" action={<Button size="sm">返回网络列表</Button>} />
    </Pane>
    <Pane>
      <Failed error={refused} onRetry={() => undefined} />
    </Pane>
    <Pane>
      <Failed error={late} onRetry={() => undefined} />
    </Pane>
    <Pane>
      <Unread error={late} onRetry={() => undefined} title="近 7 天流量" height={120} />
    </Pane>
    <Pane>
      <MissingGateway />
    </Pane>
    <Pane>
      <PaneHead title="加载中" level={3} />
      <Skeleton rows={4} />
      <br />
      <Bone $height={96} />
    </Pane>
    <Pane>
      <Awaited />
      <Below>
        <PaneHead title="上面的内容到达后才显示" level={3} />
      </Below>
    </Pane>
    <Pane>
      <PaneHead title="今日流量" note="更新于 14:32:05" end={<Button size="sm">明细</Button>} level={3} />
      <Figure>
        3.42<small>TB</small>
      </Figure>
      <Pairs>
        <dt>型号</dt>
        <dd>NP-R980</dd>
        <dt>固件版本</dt>
        <dd>3.7.12</dd>
      </Pairs>
    </Pane>
  </Panes>
);

export const Notes = () => (
  <>
    <Note>设备每 30 秒上报一次数据。</Note>
    <br />
    <Note tone="warning">短信余额约 3 天后用完。</Note>
    <br />
    <Note tone="danger">AC 与 12 台 AP 失去连接。</Note>
  </>
);

export const Pages = () => (
  <>
    <PageSkeleton shape="object" />
    <PageSkeleton shape="cards" />
    <PageSkeleton shape="form" />
  </>
);
