import { useWrite } from '../../../src/api';
import { iptvNodeSave, type IptvNode } from '../../../src/api/contract/iptv';
import { iptvLimits } from '../../../src/domain/iptv';
import { addressProblem, channelKinds, type ChannelKind } from '../../../src/domain/media-address';
import { mediaText } from '../../../src/text/media.text';
import { RadioField, TextField, useFormState } from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { useToast } from '../../../src/ui/toast';
import { iptvNodesText as text } from './iptv-nodes.text';

interface Values {
  name: string;
  kind: ChannelKind;
  address: string;
  place?: string;
}

/** Makes a source of television, or changes one. */
export function NodeDialog({ node, onClose }: { node?: IptvNode; onClose: () => void }) {
  const { run } = useWrite(iptvNodeSave, ['/api/v3/iptv/', '/api/v3/setting/']);
  const toast = useToast();
  const submit = async ({ name, kind, address, place = '' }: Values) => {
    await run({ ...(node && { id: node.id }), name: name.trim(), kind, address: address.trim(), place: place.trim() });
    toast.success(node && node.gateways > 0 ? text.savedTold(node.gateways) : text.saved);
    onClose();
  };
  return (
    <FormDialog<Values>
      title={node ? text.edit : text.add}
      ok={node ? verbs.save : verbs.create}
      initial={{
        name: node?.name ?? '',
        kind: node?.kind ?? 'stream',
        address: node?.address ?? '',
        place: node?.place ?? '',
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="name" label={text.name} required maxLength={iptvLimits.name} autoComplete="off" />
      <RadioField
        name="kind"
        label={text.kind}
        options={channelKinds.map((value) => ({ value, label: text.kinds[value] }))}
      />
      <Address />
      <TextField name="place" label={text.place} maxLength={iptvLimits.place} autoComplete="off" />
    </FormDialog>
  );
}

function Address() {
  const { values } = useFormState<Partial<Values>>();
  const kind = values.kind ?? 'stream';
  return (
    <TextField
      key={kind}
      name="address"
      label={text.addresses[kind]}
      required
      mono
      autoComplete="off"
      maxLength={iptvLimits.address}
      placeholder={kind === 'stream' ? 'udp://239.3.1.1:5140' : '/media/hotel.mp4'}
      help={text.addressHelp[kind]}
      tidy={(value) => value.trim()}
      rules={[
        (value) => {
          const problem = addressProblem(kind, value.trim());
          return problem && mediaText[problem];
        },
      ]}
    />
  );
}
