import { translate } from '../../../src/text/words';
import type { contractorCertificationText } from './contractor-certification.text';

translate<typeof contractorCertificationText>('contractorCertification', {
  heading: 'Contractor certification',
  about:
    'Certified contractors register projects and get technical support and partner prices. What you send is used for the check alone.',
  state: 'Certification',
  states: { none: 'Not sent', reviewing: 'Being checked', approved: 'Approved', refused: 'Refused' },
  notes: {
    none: 'Fill in your company and upload its licence. The check takes 1–3 working days.',
    reviewing: 'Sent. You get a message once it was checked.',
    approved: 'Approved. Contact the service to change the company.',
    refused: 'Refused. Change what the reason names and send it again.',
  },
  reason: 'Reason',
  remark: 'Note',
  submitted: 'Sent',
  settled: 'Checked',
  company: 'Company name',
  companyHelp: 'As on the licence, 2–64 characters',
  licence: 'Credit code',
  licenceHelp: 'The 18 characters on the licence',
  licenceInvalid: '[Credit code] is invalid. Write it as on the licence',
  photos: 'Photo of the licence',
  photosHelp: 'JPEG, PNG or WebP, at most 5 MB each and 3 in all',
  photosMissing: 'Upload a photo of the licence',
  region: 'Region',
  contact: 'Contact',
  mobile: 'Mobile number',
  submit: 'Send',
  again: 'Send again',
  sent: 'Sent. It will be checked',
});
