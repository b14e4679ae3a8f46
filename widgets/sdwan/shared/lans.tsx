import { joining, sharedSubnet, type DrawnNode } from '../../../src/domain/sdwan';
import { Checkbox } from '../../../src/ui/checkbox';
import { Block } from './editor.styles';
import { sdwanUiText as text } from './sdwan-ui.text';
import type { EditorModel } from './types';

/** The local networks of a member, and which of them join; one that another member has as well is told. */
export function Lans({ model, node }: { model: EditorModel; node: DrawnNode }) {
  const { drawing, edit, factsOf } = model;
  const { lans = [] } = factsOf(node.gwid);
  if (lans.length === 0) return null;
  const joined = joinedOf(model, node);
  const turn = (lan: string, on: boolean) => {
    const next = lans.filter((one) => (one === lan ? on : joined.includes(one)));
    // All of them, as at first: also those that the gateway gets later.
    edit?.((all) => joining(all, node.gwid, next.length === lans.length ? null : next));
  };
  const others = drawing.nodes.filter((one) => one !== node);
  const twinOf = (lan: string) => others.find((one) => sharedSubnet([lan], joinedOf(model, one)));
  return (
    <Block>
      <h2>{text.lans}</h2>
      {lans.map((lan) => {
        const on = joined.includes(lan);
        const twin = on ? twinOf(lan) : undefined;
        return (
          <div key={lan}>
            <Checkbox label={lan} checked={on} disabled={!edit} onChange={(value) => turn(lan, value)} />
            {twin && <small>{text.lanTwin(factsOf(twin.gwid).remark)}</small>}
          </div>
        );
      })}
      <small>{text.lansHelp}</small>
    </Block>
  );
}

const joinedOf = ({ factsOf }: EditorModel, { gwid, subnets }: DrawnNode): readonly string[] =>
  subnets ?? factsOf(gwid).lans ?? [];
