import type { Reporter, TestModule } from 'vitest/node'

/**
 * Names the tests that passed only at a second attempt. CI grants one, since its machine may be several times slower than
 * another day; what it names depends on time or on what ran beside it, and is to be mended.
 */
export class SecondAttempts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const names = modules.flatMap((file) =>
      [...file.children.allTests('passed')]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `  ${test.project.name} ${file.relativeModuleId} > ${test.fullName}`)
    )
    if (names.length) console.warn(['Passed at the second attempt only:', ...names].join('\n'))
  }
}
