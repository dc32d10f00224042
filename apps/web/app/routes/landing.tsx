export default function Landing() {
  return <h1>Setapak</h1>;
}
