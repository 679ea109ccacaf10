/**
 * Workspaces of `npm start`. Tests, benchmarks and other hosts have packages of their own, which it does not install.
 */
export const demoWorkspaces = ['playground', 'sandbox']
