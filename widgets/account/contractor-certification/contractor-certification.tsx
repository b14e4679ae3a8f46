import { told } from '../../../src/api/said';
import { useRead, useWrite, type DataOf } from '../../../src/api';
import { contractor, contractorApply } from '../../../src/api/contract/contractor';
import { isCreditCode, mostLicencePhotos, type ContractorState } from '../../../src/domain/contractor';
import { regions, type Region } from '../../../src/domain/region';
import { dateTime, groupMobile, ungroup } from '../../../src/format';
import { maxLength, minLength } from '../../../src/rules';
import { regionText } from '../../../src/text/region.text';
import { Failed } from '../../../src/ui/failed';
import { Form, FormActions, FormRow, SelectField, SubmitButton, TextField } from '../../../src/ui/form';
import { MobileField } from '../../../src/ui/mobile-field';
import { Note } from '../../../src/ui/note';
import { PaneBox, PaneHead, SectionHead } from '../../../src/ui/pane';
import { PhotoField, Photos } from '../../../src/ui/photo';
import { Skeleton } from '../../../src/ui/skeleton';
import { Status, type StatusKind } from '../../../src/ui/status';
import { useToast } from '../../../src/ui/toast';
import { About, Facts, Stack } from './contractor-certification.styles';
import { contractorCertificationText as text } from './contractor-certification.text';

/** Milliseconds between two looks at an application that is being checked. */
const every = 15_000;

/** How the account's certification as a contractor stands, and the way to apply for it. */
export function ContractorCertification() {
  const { data, error, refresh } = useRead(contractor, {}, { every });
  return (
    <Stack part="panel">
      <SectionHead title={text.heading} />
      <About>{text.about}</About>
      {data ? (
        <Shown data={data} />
      ) : error ? (
        <Failed error={error} onRetry={refresh} />
      ) : (
        <Skeleton rows={6} gap={40} />
      )}
    </Stack>
  );
}

type Certification = DataOf<typeof contractor>;
type Application = NonNullable<Certification['application']>;

const kinds: Readonly<Record<ContractorState, StatusKind>> = {
  none: 'off',
  reviewing: 'progress',
  approved: 'online',
  refused: 'danger',
};

function Shown({ data: { state, application } }: { data: Certification }) {
  const open = state === 'none' || state === 'refused';
  return (
    <>
      <PaneBox aria-label={text.state}>
        <PaneHead title={text.state} end={<Status kind={kinds[state]}>{text.states[state]}</Status>} />
        <Note tone={state === 'refused' ? 'warning' : 'info'}>{text.notes[state]}</Note>
        {application && <ApplicationFacts application={application} state={state} whole={!open} />}
      </PaneBox>
      {open && <Apply key={application?.id ?? 'new'} before={application} />}
    </>
  );
}

/** `whole`: with what was handed in; otherwise the form below shows that. */
function ApplicationFacts(props: { application: Application; state: ContractorState; whole: boolean }) {
  const { application, state, whole } = props;
  const { created_at, settled_at } = application;
  const reason = told(application.reason, application.reason_said);
  const facts: readonly (readonly [name: string, value: string])[] = [
    ...(reason ? [[state === 'refused' ? text.reason : text.remark, reason] as const] : []),
    ...(whole
      ? ([
          [text.company, application.company],
          [text.licence, application.licence],
          [text.region, regionText.regions[application.region]],
          [text.contact, application.contact],
          [text.mobile, groupMobile(application.mobile)],
        ] as const)
      : []),
    [text.submitted, dateTime(created_at)],
    ...(settled_at ? [[text.settled, dateTime(settled_at)] as const] : []),
  ];
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {whole && (
        <>
          <dt>{text.photos}</dt>
          <dd>
            <Photos ids={application.photos} />
          </dd>
        </>
      )}
    </Facts>
  );
}

type Values = Pick<Application, 'company' | 'licence' | 'contact' | 'mobile'> & {
  region: Region;
  photos: readonly string[];
};

function Apply({ before }: { before: Application | null }) {
  const { run } = useWrite(contractorApply, ['/api/v3/contractor']);
  const toast = useToast();
  const submit = async ({ photos = [], ...values }: Values) => {
    await run({
      ...values,
      licence: values.licence.trim().toUpperCase(),
      mobile: ungroup(values.mobile),
      photos: [...photos],
    });
    toast.success(text.sent);
  };
  const initial: Partial<Values> = before ? { ...before, mobile: groupMobile(before.mobile) } : { photos: [] };
  const { company, licence, region, contact, mobile, photos } = initial;
  return (
    <PaneBox aria-label={text.heading}>
      <Form<Values>
        label={text.heading}
        initial={{
          ...(company && { company }),
          ...(licence && { licence }),
          ...(region && { region }),
          ...(contact && { contact }),
          ...(mobile && { mobile }),
          photos: photos ?? [],
        }}
        onSubmit={submit}
      >
        <TextField
          name="company"
          label={text.company}
          required
          autoComplete="organization"
          maxLength={64}
          rules={[minLength(2), maxLength(64)]}
          help={text.companyHelp}
        />
        <FormRow>
          <TextField
            name="licence"
            label={text.licence}
            required
            mono
            autoComplete="off"
            maxLength={18}
            tidy={(value) => value.trim().toUpperCase()}
            rules={[(value) => (isCreditCode(value.trim().toUpperCase()) ? undefined : text.licenceInvalid)]}
            help={text.licenceHelp}
          />
          <SelectField
            name="region"
            label={text.region}
            required
            options={regions.map((value) => ({ value, label: regionText.regions[value] }))}
          />
        </FormRow>
        <PhotoField
          name="photos"
          label={text.photos}
          required
          most={mostLicencePhotos}
          help={text.photosHelp}
          rules={[(value) => (value.length > 0 ? undefined : text.photosMissing)]}
        />
        <FormRow>
          <TextField name="contact" label={text.contact} required maxLength={40} autoComplete="name" />
          <MobileField name="mobile" label={text.mobile} required />
        </FormRow>
        <FormActions>
          <SubmitButton>{before ? text.again : text.submit}</SubmitButton>
        </FormActions>
      </Form>
    </PaneBox>
  );
}
