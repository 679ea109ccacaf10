/** Whether a file is a test, of types too, or a helper of tests. */
export const isTestFile = (path: string): boolean => /\.test(-d|\.helper)?\.tsx?$/.test(path)
