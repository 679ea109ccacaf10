/** Language with the longest texts; measured by a test of the languages. */
export const longestLanguage = 'de'
