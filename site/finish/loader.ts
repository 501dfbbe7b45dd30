/**
 * Inlined into every page in place of React Router's module script (at most 1 kB). It asks for the
 * framework's code on the first sign of intent, or when the browser is idle after load. A press on a
 * plain button before hydration is kept and repeated afterwards. If code is missing after a deploy,
 * the page is loaded again once; if that does not help, a note says so.
 */
export const loader = `(()=>{
let w=window,d=document,s=sessionStorage,m=JSON.parse(d.getElementById("modules").textContent),k="reloaded",early=[],on,
keep=e=>{(e=e.target.closest("button[type=button]:not([popovertarget])"))&&early.push(e)},
go=()=>{on||(on=1,Promise.all([import(m.manifest),...Object.entries(m.routes).map(async([i,u])=>[i,await import(u)])])
.then(([,...r])=>{w.__reactRouterRouteModules=Object.fromEntries(r);return import(m.entry)})
.then(()=>delete s[k]).catch(()=>{s[k]||(s[k]=1,!s.length)?d.getElementById("stale").hidden=false:location.reload()}))};
for(let e of["pointerover","pointerdown","touchstart","keydown","focusin"])w.addEventListener(e,go,{capture:true,passive:true});
d.addEventListener("click",keep,true);
w.addEventListener("daylit:hydrated",()=>{d.removeEventListener("click",keep,true);for(let b of early)b.isConnected&&b.click()});
w.addEventListener("load",()=>w.requestIdleCallback?requestIdleCallback(go,{timeout:5e3}):setTimeout(go,2e3))
})()`;
