/** The language whose texts need the most room: if they fit, the others do. A test of the languages measures it. */
export const longestLanguage = 'de'
