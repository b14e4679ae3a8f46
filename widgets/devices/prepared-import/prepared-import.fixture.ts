/** Answers of the stories. */
export const preparedImportAnswers = {
  '/api/v3/prepared/import': { taken: 0, problems: [] },
  '/api/v3/personalization/show': {},
};
