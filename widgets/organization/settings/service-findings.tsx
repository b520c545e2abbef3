import type { ReactNode } from 'react'

export interface FoundOut {
  /** Names the finding. */
  key: string
  state: 'works' | 'unsure' | 'fails'
  word: string
  text: string
}

interface FindingsProps {
  /** Whether the service can be used, as far as that can be seen from outside. */
  works: boolean
  said: string
  findings: readonly FoundOut[]
  children?: ReactNode
}

/** What the test of a service has found. */
export const Findings = ({ works, said, findings, children }: FindingsProps) => (
  <>
    <p className={works ? 'notice success' : 'notice danger'}>{said}</p>
    <ul className="service-findings">
      {findings.map(({ key, state, word, text }) => (
        <li key={key} className={state}>
          <strong>{word}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ul>
    {children}
  </>
)
