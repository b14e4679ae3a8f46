import type { DrawnNode } from '../../../src/domain/sdwan';
import { sdwanText } from '../../../src/text/sdwan.text';
import { Status } from '../../../src/ui/status';
import { Tag } from '../../../src/ui/tag';
import { sdwanUiText as text } from './sdwan-ui.text';
import type { EditorModel } from './types';

const tones = { pending: 'warning', sent: 'warning', failed: 'danger', unable: 'danger' } as const;

/** How a member is: its link where that is known, else whether it is there. */
export function MemberState({ model, node }: { model: EditorModel; node: DrawnNode }) {
  const { online, delivery } = model.factsOf(node.gwid);
  const link = model.links?.find((one) => one.gwid === node.gwid && !one.backup);
  const state = link && link.state !== 'unknown' ? link.state : undefined;
  return (
    <>
      {!online ? (
        <Status kind="offline">{text.offline}</Status>
      ) : !node.is_used ? (
        <Status kind="off">{text.notUsed}</Status>
      ) : state ? (
        <Status kind={{ linked: 'online', relay: 'warning', unlinked: 'danger' }[state] as 'online'}>
          {sdwanText.links[state]}
        </Status>
      ) : (
        <Status kind="online">{text.online}</Status>
      )}
      {delivery && delivery !== 'done' && <Tag tone={tones[delivery]}>{text.deliveries[delivery]}</Tag>}
    </>
  );
}
