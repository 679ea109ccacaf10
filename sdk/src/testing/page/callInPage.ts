/** Source of a call, for a page. The function must use nothing from outside; its argument is data. */
export function callInPage<Argument>(run: (argument: Argument) => unknown, argument: Argument): string {
  return `(${run})(${JSON.stringify(argument)})`
}
