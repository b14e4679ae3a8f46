import { words } from '../../text/words';

/** Words of the topology drawing. */
export const topologyText = words('topology', {
  zoomIn: '放大',
  zoomOut: '缩小',
  fit: '显示全部',
  minimap: '缩略图，点击移动到该处',
  canvas: (label: string, nodes: number) => `${label}，${nodes} 个节点`,
  hint: '方向键在节点间移动，Enter 选中，加减号缩放，0 显示全部',
  hintEdit: '方向键在节点间移动，Alt 加方向键移动位置，Enter 选中，C 开始连线，Delete 移除，加减号缩放，0 显示全部',
  connecting: (from: string) => `正在为“${from}”选择上级：移到目标节点后按 Enter，Esc 取消`,
  connect: '拖到上级节点完成连线',
  legend: '图例',
  links: { linked: '已连通', relay: '中继', unlinked: '未连通', unknown: '尚无测量', planned: '规划' },
  backup: '备用',
  and: '，',
});
