import type { Link } from '../../../src/api/contract/sdwan';
import { bandwidthOf, linkLimits, linksOf, type DrawnNode } from '../../../src/domain/sdwan';
import { percent } from '../../../src/format';
import { problemText, sdwanText } from '../../../src/text/sdwan.text';
import type { CanvasEdge, CanvasNode } from '../../../src/ui/topology';
import { sdwanUiText as text } from './sdwan-ui.text';
import type { EditorModel } from './types';

/** The nodes of a drawing, as the canvas draws them. */
export function canvasNodes(
  { drawing, factsOf, problems }: EditorModel,
  draws: (node: DrawnNode) => boolean,
): CanvasNode[] {
  const first = new Map([...problems].reverse().map((problem) => [problem.gwid, problem]));
  return drawing.nodes.map((node) => {
    const { remark, online } = factsOf(node.gwid);
    const side = sdwanText.sides[node.position];
    const width = bandwidthOf(node);
    const problem = first.get(node.gwid);
    const note =
      node.role === 'branch' ? text.note(side, width) : text.centreNote(sdwanText.roles[node.role], side, width);
    return {
      id: node.gwid,
      title: remark,
      note: !online ? text.offline : !node.is_used ? text.notUsed : note,
      centre: node.role !== 'branch',
      online: online && node.is_used,
      faded: !draws(node),
      problem: problem && problemText(problem),
      x: node.x,
      y: node.y,
    };
  });
}

/** What a link carries by, with its loss where that is felt. */
function measuredWords({ latency, loss }: Link): string {
  if (latency === null) return '';
  const ms = text.ms(Math.round(latency));
  return (loss ?? 0) >= linkLimits.loss ? text.quality(ms, percent((loss ?? 0) / 100)) : ms;
}

/** Its links: measured where they are alive, else planned; from branch to branch only those of the chosen member. */
export function canvasEdges({ drawing, links, selected }: EditorModel): CanvasEdge[] {
  const alive = new Map((links ?? []).map((link) => [`${link.gwid} ${link.to}`, link]));
  const seen = linksOf(drawing).filter(({ gwid, to, direct }) => !direct || gwid === selected || to === selected);
  return seen.map(({ gwid, to, backup }) => {
    const link = alive.get(`${gwid} ${to}`);
    const label = link?.state === 'relay' ? sdwanText.links.relay : '';
    return {
      from: gwid,
      to,
      backup,
      state: link?.state ?? 'planned',
      label: label || (link ? measuredWords(link) : ''),
    };
  });
}
