import { translate } from '../../../src/text/words';
import type { planPdfText } from './plan-pdf.text';

translate<typeof planPdfText>('networkDesignPlanPdf', {
  title: 'Choose the page with the plan',
  page: 'Page',
  of: (pages) => `of ${pages}`,
  former: 'Previous page',
  next: 'Next page',
  shown: (page) => `Page ${page}`,
  reading: 'Reading the PDF…',
  use: 'Use this page',
  cancel: 'Cancel',
  failed: {
    password: { title: 'The PDF has a password', reason: 'Remove the password, or save it as a picture.' },
    broken: {
      title: 'The PDF cannot be read',
      reason: 'The file may be damaged. Export it again, or save it as a picture.',
    },
    slow: {
      title: 'The PDF is too complex to draw',
      reason: 'Export the page with the plan alone, or save it as a picture.',
    },
    large: {
      title: 'The PDF is larger than 30 MB',
      reason: 'Export the page with the plan alone, or save it as a picture.',
    },
    unable: {
      title: 'PDFs cannot be read here',
      reason: 'The browser or this site does not allow it. Save it as a picture.',
    },
  },
});
