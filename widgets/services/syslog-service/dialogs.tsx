import { useWrite } from '../../../src/api';
import { syslogRetention, syslogSave, type SyslogGateway } from '../../../src/api/contract/syslog';
import { isLogServer, severities, syslogDays, syslogProtocols } from '../../../src/domain/syslog';
import { port as portRule } from '../../../src/rules';
import {
  FormRow,
  NumberField,
  RadioField,
  SelectField,
  SwitchField,
  TextField,
  useFormState,
} from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { Note } from '../../../src/ui/note';
import { useToast } from '../../../src/ui/toast';
import { syslogServiceText as text } from './syslog-service.text';

/** What a change touches. */
const touched = ['/api/v3/syslog/'];

interface Values {
  enabled?: boolean;
  where: 'cloud' | 'server';
  server?: string;
  port?: string;
  protocol: (typeof syslogProtocols)[number];
  level: string;
}

interface SettingDialogProps {
  gwids: readonly string[];
  /** The one that is set; undefined: several, which start from the usual. */
  gateway?: SyslogGateway;
  /** Unticks the rows. */
  started?: () => void;
  onClose: () => void;
}

/** Sets where one gateway or several send their logs. */
export function SettingDialog({ gwids, gateway, started, onClose }: SettingDialogProps) {
  const { run } = useWrite(syslogSave, touched);
  const toast = useToast();
  const submit = async ({ enabled = false, where, server = '', port = '', protocol, level }: Values) => {
    const own = enabled && where === 'server';
    await run({
      gwids: [...gwids],
      enabled,
      server: own ? server.trim() : '',
      port: own ? port.trim() : '514',
      protocol,
      level: Number(level),
    });
    toast.success(text.saved);
    started?.();
    onClose();
  };
  return (
    <FormDialog<Values>
      title={gateway ? text.setTitle(gateway.remark || gateway.gwid) : text.setMany(gwids.length)}
      ok={verbs.save}
      initial={{
        enabled: gateway ? gateway.enabled : true,
        where: gateway?.server ? 'server' : 'cloud',
        server: gateway?.server ?? '',
        port: String(gateway?.port ?? 514),
        protocol: gateway?.protocol ?? 'udp',
        level: String(gateway?.level ?? 6),
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      <SwitchField name="enabled" label={text.enabled} />
      <Fields />
    </FormDialog>
  );
}

/** Only what matters for the choice made. */
function Fields() {
  const { values } = useFormState<Partial<Values>>();
  if (!values.enabled) return null;
  return (
    <>
      <RadioField
        name="where"
        label={text.where}
        options={(['cloud', 'server'] as const).map((value) => ({ value, label: text.wheres[value] }))}
      />
      {values.where === 'server' ? (
        <>
          <TextField
            name="server"
            label={text.server}
            required
            mono
            autoComplete="off"
            maxLength={255}
            tidy={(value) => value.trim()}
            rules={[(value) => (isLogServer(value) ? undefined : text.serverInvalid)]}
            help={text.serverHelp}
          />
          <FormRow>
            <TextField
              name="port"
              label={text.port}
              required
              inputMode="numeric"
              autoComplete="off"
              tidy={(value) => value.trim()}
              rules={[portRule]}
            />
            <SelectField
              name="protocol"
              label={text.protocol}
              required
              options={syslogProtocols.map((value) => ({ value, label: value.toUpperCase() }))}
            />
          </FormRow>
        </>
      ) : (
        <Note>{text.cloudNote}</Note>
      )}
      <SelectField
        name="level"
        label={text.level}
        required
        options={severities.map((name, at) => ({ value: String(at), label: text.andAbove(text.severities[name]) }))}
      />
    </>
  );
}

/** Sets how long lines are kept. */
export function RetentionDialog({ days, onClose }: { days: number; onClose: () => void }) {
  const { run } = useWrite(syslogRetention, touched);
  const toast = useToast();
  const submit = async (values: { days: number }) => {
    await run(values);
    toast.success(text.retentionSaved);
    onClose();
  };
  return (
    <FormDialog<{ days: number }>
      title={text.retention}
      ok={verbs.save}
      initial={{ days }}
      onSubmit={submit}
      onClose={onClose}
    >
      <NumberField
        name="days"
        label={text.retention}
        required
        integer
        min={1}
        max={syslogDays.most}
        unit={text.daysUnit}
        help={text.retentionHelp(syslogDays.most)}
      />
    </FormDialog>
  );
}
