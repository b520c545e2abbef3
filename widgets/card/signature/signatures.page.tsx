import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { addressOf } from '#contract/endpoint'
import type { signatureMessages } from '#contract/messages/signature.messages'
import { getSignaturesCsv, getSignaturesZip } from '#contract/signature'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { branchChoice, personChoice } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { SignatureMaker } from './maker.tsx'
import { branchAtom, download, queryOf, type Signatures, signaturesRequest, type Wanted } from './signature.atoms.ts'

const useMessages = useTexts<typeof signatureMessages>

const FILES = { zip: getSignaturesZip, csv: getSignaturesCsv }

/** The signatures of everyone, or of a branch, as files. */
function Many({ wanted, branches }: { wanted: Wanted; branches: Signatures['branches'] }) {
  const t = useMessages()
  const [branch, choose] = useAtom(branchAtom)
  const isBusy = useAtomValue(download.statusAtom) === 'processing'
  const save = useSetAtom(download.saveAtom)
  const query = { ...queryOf(wanted), ...(branch && { organization_uuid: branch }) }
  return (
    <section className="card stack" aria-labelledby="signature-many">
      <div>
        <h2 className="card-title" id="signature-many">
          {t('signature.many')}
        </h2>
        <p className="help">{t('signature.many-text')}</p>
      </div>
      <ComboboxField
        name="branch"
        label={t('signature.branch')}
        value={branch}
        options={[
          { value: '', text: t('signature.branch-all') },
          ...branches.map((one) => branchChoice(one.uuid, one, t('signature.advisors', { count: one.advisors })))
        ]}
        onChange={choose}
      />
      <div className="cluster">
        {(['zip', 'csv'] as const).map((format) => (
          <button
            key={format}
            type="button"
            className="button"
            aria-disabled={isBusy}
            onClick={() => void save(FILES[format], addressOf(FILES[format].path, undefined, query))}
          >
            {t(`signature.${format}`)}
          </button>
        ))}
        <span role="status">{isBusy && t('signature.downloading')}</span>
      </div>
    </section>
  )
}

function Everyone({ advisors, branches }: Signatures) {
  const t = useMessages()
  const [alias, choose] = useState(advisors[0]?.alias ?? '')
  if (!alias) return <p className="card">{t('signature.nobody')}</p>
  return (
    <SignatureMaker
      alias={alias}
      before={
        <ComboboxField
          name="alias"
          label={t('signature.advisor')}
          required
          value={alias}
          options={advisors.map((one) => personChoice(one.alias, one))}
          onChange={choose}
        />
      }
      after={(wanted) => <Many wanted={wanted} branches={branches} />}
    />
  )
}

/** Within the administration, which draws the title. */
export function Page() {
  const request = useRequest(signaturesRequest, undefined)
  return <Requested of={request}>{(signatures) => <Everyone {...signatures} />}</Requested>
}
