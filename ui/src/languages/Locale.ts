/** Languages besides English, as BCP 47 tags. */
export type Locale = 'ar' | 'de' | 'he'
