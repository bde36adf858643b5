/**
 * What a page template renders inside the mount point: links to the same features for visitors without JavaScript.
 * The CSS classes are the site's.
 */
export const fallback = `<div class="dashboard-plain">
  <p>Your dashboard needs JavaScript. Without it you can still look after your account:</p>
  <ul>
    <li><a href="/accounts/data">See, download or delete your data</a></li>
    <li><a href="/accounts/password/">Change your password</a></li>
    <li><a href="/accounts/account-access/">See what opens your account</a></li>
    <li><a href="/accounts/login?next=%2Faccounts%2Fdashboard">Log in</a></li>
  </ul>
</div>`;
