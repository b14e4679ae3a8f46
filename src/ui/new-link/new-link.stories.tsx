import { Ground } from '../story';
import { NewLinkDialog } from '.';

export default { title: 'ui / new-link' };

/** A link that is shown once. */
export const Made = () => (
  <Ground>
    <NewLinkDialog
      title="看板链接已生成"
      address="https://cloud.netpane.example/tv_show#k=Zk3f9sT2vQ8m"
      body="请现在复制，或用屏幕上的浏览器扫码打开。"
      warning="链接只显示这一次。"
      open="打开看板"
      onClose={() => undefined}
    />
  </Ground>
);
