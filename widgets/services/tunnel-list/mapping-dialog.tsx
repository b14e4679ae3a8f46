import type { TunnelGateway, TunnelMapping } from '../../../src/api/contract/tunnel';
import {
  isInside,
  isReserved,
  mostAllowed,
  needsPort,
  tunnelAddress,
  tunnelProtocols,
  usualPort,
  type TunnelProtocol,
} from '../../../src/domain/tunnel';
import { ipList, maxLength, port as portRule, tunnelDomain } from '../../../src/rules';
import {
  FormRow,
  IpField,
  SearchedField,
  SelectField,
  SwitchField,
  TextareaField,
  TextField,
  useFormState,
  useSearched,
} from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { useToast } from '../../../src/ui/toast';
import { betweenText } from '../../../src/text/between.text';
import { hasRoom, useFound, useGateways, useTunnelActions } from './tunnel-list.data';
import { Preview } from './tunnel-list.styles';
import { tunnelListText as text } from './tunnel-list.text';

interface MappingDialogProps {
  /** The one that is changed; undefined: a new one. */
  mapping?: TunnelMapping | undefined;
  /** The gateway that it is on; empty: one is to be chosen. */
  only: string;
  suffix: string;
  onClose: () => void;
}

interface Values {
  gwid: string;
  name: string;
  subdomain: string;
  protocol: TunnelProtocol;
  ip: string;
  port: string;
  allowed: string;
  enabled: boolean;
}

/** Makes or changes a mapping. */
export function MappingDialog({ mapping, only, suffix, onClose }: MappingDialogProps) {
  const { save } = useTunnelActions();
  const toast = useToast();
  const submit = async ({ allowed = '', subdomain = '', ...values }: Values) => {
    const lines = allowed.split('\n').map((line) => line.trim());
    const { data } = await save.run({
      ...values,
      ...(mapping && { id: mapping.id }),
      subdomain,
      allowed: lines.filter(Boolean),
    });
    toast.success(text.saved(data.address));
    onClose();
  };
  const initial: Partial<Values> = mapping
    ? { ...mapping, port: String(mapping.port), allowed: mapping.allowed.join('\n') }
    : { gwid: only, protocol: 'http', port: usualPort.http, enabled: true };
  const { gwid, name, subdomain, protocol, ip, port, allowed, enabled } = initial as Values;
  return (
    <FormDialog<Values>
      title={mapping ? `${text.edit}${betweenText.told}${mapping.name}` : text.add}
      ok={mapping ? verbs.save : verbs.create}
      initial={{ gwid, name, subdomain, protocol, ip, port, allowed, enabled }}
      width={560}
      onSubmit={submit}
      onClose={onClose}
    >
      {only ? <OnOne gwid={only} suffix={suffix} /> : <OnChosen suffix={suffix} />}
    </FormDialog>
  );
}

const OnOne = ({ gwid, suffix }: { gwid: string; suffix: string }) => (
  <Fields plan={useGateways(gwid).data?.list[0]} suffix={suffix} />
);

function OnChosen({ suffix }: { suffix: string }) {
  const { values } = useFormState<Partial<Values>>();
  const { source, rows, chosen, ...found } = useSearched(
    values.gwid ?? '',
    ({ gwid }: TunnelGateway) => gwid,
    useFound,
  );
  const choices = rows
    .filter(({ service_state }) => service_state !== 'expired')
    .map((one) => ({
      value: one.gwid,
      label: text.gatewayFull(one.remark, one.used, one.most),
      disabled: !hasRoom(one),
    }));
  return (
    <>
      <SearchedField
        name="gwid"
        label={text.gateway}
        required
        source={source}
        options={choices}
        help={text.gatewayHelp}
        found={found}
      />
      <Fields plan={chosen ?? rows[0]} suffix={suffix} />
    </>
  );
}

function Fields({ plan, suffix }: { plan: TunnelGateway | undefined; suffix: string }) {
  const { values } = useFormState<Partial<Values>>();
  const { protocol = 'http', subdomain = '' } = values;
  return (
    <>
      <TextField name="name" label={text.name} required maxLength={64} rules={[maxLength(64)]} />
      <FormRow>
        <SelectField
          name="protocol"
          label={text.protocol}
          required
          options={tunnelProtocols.map((value) => ({ value, label: value.toUpperCase() }))}
        />
        <TextField
          name="subdomain"
          label={text.subdomain}
          required={plan?.custom ?? false}
          disabled={plan ? !plan.custom : false}
          autoComplete="off"
          mono
          maxLength={63}
          tidy={(value) => value.trim()}
          rules={[tunnelDomain, (value) => (isReserved(value) ? text.reserved : undefined)]}
          help={plan && !plan.custom ? text.subdomainGiven : text.subdomainHelp}
        />
      </FormRow>
      <FormRow>
        <IpField
          name="ip"
          label={text.ip}
          required
          rules={[(value) => (isInside(value) ? undefined : text.notInside)]}
          placeholder="192.168.1.20"
        />
        <TextField
          name="port"
          label={text.port}
          required
          inputMode="numeric"
          autoComplete="off"
          tidy={(value) => value.trim()}
          rules={[portRule]}
          help={text.portHelp}
        />
      </FormRow>
      {plan?.whitelist && (
        <TextareaField
          name="allowed"
          label={text.allowed}
          rows={3}
          rules={[
            ipList(),
            (value) =>
              value.split('\n').filter((line) => line.trim()).length > mostAllowed
                ? text.tooMany(mostAllowed)
                : undefined,
          ]}
          help={text.allowedHelp(mostAllowed)}
        />
      )}
      <SwitchField name="enabled" label={text.enabledField} />
      {plan?.custom && subdomain !== '' && tunnelDomain(subdomain) === undefined && (
        <Preview role="status">
          {text.preview(
            needsPort(protocol) ? `${subdomain}.${suffix}` : tunnelAddress(`${subdomain}.${suffix}`, protocol, null),
          )}
        </Preview>
      )}
    </>
  );
}
