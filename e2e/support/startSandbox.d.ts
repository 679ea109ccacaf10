import type { RunningServer } from './RunningServer.ts';
/**
 * Starts the sandbox as a separate process and waits until it responds.
 *
 * @param origins of the pages that sign in there
 */
export declare function startSandbox(origins?: readonly string[]): Promise<RunningServer>;
//# sourceMappingURL=startSandbox.d.ts.map