import { serve } from '@setapak/worker-pool/worker';
import { encodeAvatar, encodeJpeg, encodePhotograph, encodePicture } from './encode-avatar.ts';
import { encodeScan } from './encode-scan.ts';
import { encodePage, encodePng } from './encode-page.ts';

serve({ encodeAvatar, encodeJpeg, encodePhotograph, encodePicture, encodeScan, encodePage, encodePng });
