/** Forms that some bundler refuses or leaves undefined in a page, though others build them. */
const forms: readonly RegExp[] = [
  // webpack refuses a name that the imported module lacks.
  /\["module\.exports"\]/,
  /\b__require\(/,
  /\bfrom "node:[^"]*"/,
  /\bimport\.meta\b/,
  // Parcel and older targets have no await outside of a function.
  /^(?:export )?(?:(?:const|let|var) [^=\n]*= )?await .*/m,
]

/** The first form in a published file that not every bundler builds; `undefined` where there is none. */
export function unportableCode(code: string): string | undefined {
  return forms.map((form) => form.exec(code)?.[0]).find((found) => found !== undefined)
}
