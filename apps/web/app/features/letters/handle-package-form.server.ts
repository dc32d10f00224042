import { AppError } from '~/services/error.ts';
import { removeAttachment } from './attachments.server.ts';
import { buildPackage, type BuildPackage } from './build-package.server.ts';
import { packageForm } from './schema.ts';

interface HandlePackageForm {
  services: BuildPackage['services'];
  userId: string;
  id: string;
  form: FormData;
}

export interface PackageOutcome {
  error: string | null;
  status: number;
}

/** Does what a form on the page of a package asks for. @throws AppError not_found */
export async function handlePackageForm({ form, ...own }: HandlePackageForm): Promise<PackageOutcome> {
  const parsed = packageForm.safeParse({ ...Object.fromEntries(form), files: form.getAll('files') });
  if (!parsed.success) return { error: new AppError('invalid').text, status: 400 };
  try {
    if (parsed.data.intent === 'remove') await removeAttachment({ ...own, fileId: parsed.data.fileId });
    else {
      const { size, cvId, files, confirmed } = parsed.data;
      await buildPackage({
        ...own,
        cvId,
        files,
        maxBytes: Number(size) * 1_000,
        isConfirmed: confirmed === 'yes',
      });
    }
    return { error: null, status: 200 };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'not_found') throw error;
    const text =
      error.code === 'bad_package_part' && error.field
        ? `“${error.field}” belum bisa digabungkan. Hapus centangnya, atau unggah ulang filenya di sini.`
        : error.text;
    return { error: text, status: error.status };
  }
}
